#!/usr/bin/env node
/**
 * A second checker of records, written from docs/record-format.md alone. It shares no code with the engine and knows no
 * rules: it checks pledge, dice, epochs and chain, and takes the record's word for which dice were due.
 *
 *     node tests/independent-verifier.mjs game.record
 */
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Checks the text of a record. Gives { format, rolls, undoneRolls, acrossDice, links, dice }, or throws an Error that says what is wrong. */
export function verifyText(text) {
  const lines = text
    .split('\n')
    .map(line => line.replace(/\r$/, ''))
    .filter(line => !line.startsWith('#'));
  const format = { 'hedgerow record 1': 1, 'hedgerow record 2': 2 }[lines[0]];
  if (format === undefined) throw new Error('not a record');
  const empty = lines.indexOf('');
  if (empty < 0) throw new Error('the head has no end');
  const head = lines.slice(0, empty);
  const body = lines.slice(empty).filter(line => line !== '');

  const pledge = readPledge(head);
  const seed = only(body, /^seed ((?:[0-9a-f]{2})+)$/, 'seed');
  const dice = pledge && seed ? diceFrom(keyOf(pledge, Buffer.from(seed, 'hex'))) : undefined;

  const game = { format, standing: [], epoch: 0, acrossDice: 0, rolls: 0, undoneRolls: 0, dice: new Set() };
  let link = sha256(head.map(line => `${line}\n`).join(''));
  const links = [link.toString('hex')];
  for (const line of body) {
    if (/^(?:snapshot|chain|result|seed) /.test(line)) continue;
    const epoch = /^epoch (\d+)$/.exec(line);
    if (epoch && format === 1) {
      if (Number(epoch[1]) < game.epoch) throw new Error(`the epoch falls to ${epoch[1]}`);
      game.epoch = game.acrossDice = Number(epoch[1]);
      continue;
    }
    takeLine(game, line, dice);
    link = sha256(link, line);
    links.push(link.toString('hex'));
  }
  if (format === 2 && only(body, /^chain ([0-9a-f]{64})$/, 'chain') !== links.at(-1))
    throw new Error('the chain is not that of the lines');
  const { rolls, undoneRolls, acrossDice } = game;
  return {
    format,
    proven: dice !== undefined,
    rolls,
    undoneRolls,
    acrossDice,
    links,
    dice: [...game.dice].sort(),
  };
}

function readPledge(head) {
  const commit = only(head, /^commit ([0-9a-f]+)$/, 'commit');
  if (commit === undefined) return undefined;
  if (commit.length !== 64) throw new Error('the commitment has not 32 bytes');
  const nonces = new Map();
  for (const line of head) {
    const nonce = /^nonce (\S+) ((?:[0-9a-f]{2})+)$/.exec(line);
    if (nonce === null) continue;
    if (nonces.has(nonce[1])) throw new Error(`two nonces of ${nonce[1]}`);
    if (nonce[2].length < 32) throw new Error(`the nonce of ${nonce[1]} is short`);
    nonces.set(nonce[1], Buffer.from(nonce[2], 'hex'));
  }
  return { commit, nonces };
}

function keyOf({ commit, nonces }, seed) {
  if (seed.length !== 32) throw new Error('the seed has not 32 bytes');
  if (sha256(seed).toString('hex') !== commit)
    throw new Error('the seed is not the one that was committed to');
  const sides = [...nonces.keys()].sort();
  return sha256(
    'hedgerow dice 1',
    sha256(seed),
    ...sides.map(side => sha256(`${side}:`, nonces.get(side))),
    seed,
  );
}

/** Faces at a place. OpenSSL's ChaCha20 takes the block counter as the first four bytes of its initial value. */
function diceFrom(key) {
  return (sides, { rest, ordinal, epoch }) => {
    const start = Buffer.alloc(16);
    for (const [i, number] of [0, rest, ordinal, epoch].entries()) start.writeUInt32LE(number, 4 * i);
    const cipher = createCipheriv('chacha20', key, start);
    const word = () => cipher.update(Buffer.alloc(4)).readUInt32LE(0);
    return sides.map(count => {
      const fair = 2 ** 32 - (2 ** 32 % count);
      let drawn = word();
      while (drawn >= fair) drawn = word();
      return (drawn % count) + 1;
    });
  };
}

function takeLine(game, line, dice) {
  const back = /^back to (\d+)(?: after (\d+))?$/.exec(line);
  if (back && game.format === 2) {
    goBack(game, Number(back[1]), back[2] === undefined ? undefined : Number(back[2]));
    return;
  }
  const given = /^(\d+) (roll((?: [\w-]+ \d+\/\d+)+): .*|([A-Za-z][\w-]*) ([\w-]+): .+)$/.exec(line);
  if (given === null) throw new Error(`this line says nothing: ${line.slice(0, 60)}`);
  const rest = Number(given[1]);
  if (rest < (game.standing.at(-1)?.rest ?? 0)) throw new Error(`rest ${rest} comes too late`);
  const since = game.standing.filter(each => each.rest === rest);
  const entry = { rest, isRoll: given[3] !== undefined, interjects: given[5] === 'interjects' };
  if (entry.isRoll) {
    const ordinal = since.filter(each => each.isRoll).length;
    checkRoll(game, given[3], { rest, ordinal, epoch: game.epoch }, dice);
    game.rolls++;
  }
  game.standing.push(entry);
}

function checkRoll(game, faces, place, dice) {
  const roll = [...faces.matchAll(/ (\S+) (\d+)\/(\d+)/g)].map(([, name, face, sides]) => {
    game.dice.add(`${name} of ${sides}`);
    return { face: Number(face), sides: Number(sides) };
  });
  const shown = roll.map(({ face }) => face).join(' ');
  const due = dice?.(
    roll.map(({ sides }) => sides),
    place,
  ).join(' ');
  if (due !== undefined && due !== shown)
    throw new Error(`rest ${place.rest}: the record shows ${shown}, the seed gives ${due}`);
}

function goBack(game, rest, after) {
  let answers = 0;
  const stays = entry => {
    if (entry.rest !== rest || after === undefined) return entry.rest < rest;
    return entry.interjects || answers++ < after;
  };
  const kept = game.standing.filter(stays);
  const dropped = game.standing.filter(entry => !kept.includes(entry));
  const rolls = dropped.filter(({ isRoll }) => isRoll).length;
  if (dropped[0]?.rest !== rest) throw new Error(`back to ${rest}, where nothing was answered`);
  if (after !== undefined && rolls > 0) throw new Error(`back to ${rest}: dice are taken back in part`);
  game.standing = kept;
  game.rolls -= rolls;
  game.undoneRolls += rolls;
  if (rolls > 0) game.epoch = ++game.acrossDice;
}

function only(lines, pattern, name) {
  const found = lines.filter(line => line.startsWith(`${name} `));
  if (found.length > 1) throw new Error(`${found.length} lines of '${name}'`);
  if (found.length === 0) return undefined;
  const value = pattern.exec(found[0])?.[1];
  if (value === undefined) throw new Error(`the ${name} can't be read`);
  return value;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { proven, rolls, undoneRolls, acrossDice, dice } = verifyText(
      readFileSync(process.argv[2], 'utf8'),
    );
    const back = `${undoneRolls} taken back; epoch ${acrossDice}`;
    console.log(
      `${proven ? 'the dice follow from the seed' : 'no seed or no pledge'}: ${rolls} rolls (${back}); ${dice.join(', ')}`,
    );
  } catch (error) {
    console.error(`false: ${error.message}`);
    process.exitCode = 1;
  }
}
