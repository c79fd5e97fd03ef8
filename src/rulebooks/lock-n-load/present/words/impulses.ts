/** Words for impulses: activation, entry, spotting, snipers, smoke, lights, and what befalls (4.0, 7.0, 10.1, 20.2). */
import { placeText, type Words } from '../names.ts';

export const IMPULSE_WORDS = {
  activate: (scene, { at }) => ({
    label: `Activate ${placeText(scene.world, at)}`,
    hint:
      scene.view.doing.length === 0
        ? 'Its units may act in this impulse; a Leader there brings in the hexes around him.'
        : 'A Leader of the impulse brings it in.',
  }),
  enter: 'Bring {unit} onto the map — Others of its group may come with it.',
  spot: '! {unit} tries to spot {at} — One die, and one attempt an impulse. Whatever comes of it, it is Ops Complete.',
  snipe: '! {unit} shows himself in {at} — He stays there for the rest of the game, and may fire at once.',
  smoke: '! {unit} lays smoke in {at} — One die. Whatever comes of it, it is Ops Complete.',
  starshell:
    '! {unit} fires a Starshell over {at} — One die. It lights the hex and those around it until the turn ends.',
  illuminate:
    '{caller} calls a Starshell of {mortar} over {at} — It lights the hex and those around it until the turn ends; no die is needed.',
  'place-hero': '{unit} goes to {at} — There is no room for the Hero where he came forth.',
  keep: 'Keep the {weapon} — A half-squad carries one weapon: the other stays lying.',
  arrive: '{unit} arrives in {at}',
} satisfies Partial<Words>;
