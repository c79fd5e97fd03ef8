import { test } from 'vitest';
import { Session } from 'node:inspector/promises';
import { Game, Random, type Act } from '../../engine/index.ts';
import { SCENARIOS } from './content.ts';
import { starterKit } from './index.ts';
test('prof', async () => {
  const s = new Session(); s.connect(); await s.post('Profiler.enable'); 
  for (const sc of SCENARIOS) {
    const world = starterKit.world({ scenario: sc.id, options: {} });
    if (sc === SCENARIOS[1]) await s.post('Profiler.start');
    const t = performance.now(); let n = 0, acts = 0, most = 0;
    for (let seed = 0; seed < 2; seed++) {
      const random = new Random(`${sc.id}${seed}`);
      const game = new Game(starterKit, world, starterKit.begin(world));
      game.run();
      while (!game.outcome) {
        const ch = game.chance;
        if (ch) { const f: any = {}; for (const k in ch.dice) f[k] = random.below(ch.dice[k]!) + 1; game.rolled(ch.read(f)); game.run(); continue; }
        const q = game.asks[0] as any;
        const a = game.actsOf(q); acts += a.length; most = Math.max(most, a.length); n++;
        game.answer(q.by, random.pick(a) as Act); game.run();
      }
    }
    console.log(sc.id, n, Math.round(performance.now() - t), 'ms', Math.round(n / (performance.now() - t) * 1000), '/s', 'acts avg', Math.round(acts / n), 'most', most);
  }
  const { profile } = await s.post('Profiler.stop') as any;
  const self = new Map<string, number>(); const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map((x: any) => [x.id, x]));
  const incl = new Map<string, number>(); const parent = new Map<number, number>();
  for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id);
  profile.samples.forEach((id: number, i: number) => {
    const nm = (x: any) => x.callFrame.functionName + ' ' + x.callFrame.url.split('/').slice(-1)[0];
    const x: any = byId.get(id); const k = nm(x); self.set(k, (self.get(k) ?? 0) + dt[i]);
    const seen = new Set<string>(); let p: number | undefined = id; while (p !== undefined) { const nn = nm(byId.get(p)); if (!seen.has(nn)) { seen.add(nn); incl.set(nn, (incl.get(nn) ?? 0) + dt[i]); } p = parent.get(p); }
  });
  const top = (m: Map<string, number>, n: number) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => `${Math.round(v / 1000)} ${k}`).join('\n');
  console.log('SELF\n' + top(self, 25)); console.log('INCL\n' + top(incl, 70));
}, 300000);
