import { Session } from 'node:inspector';
import { writeFileSync } from 'node:fs';
export function profiled(run: () => void): void {
  const s = new Session(); s.connect();
  s.post('Profiler.enable'); s.post('Profiler.start');
  run();
  s.post('Profiler.stop', (_e, r) => { writeFileSync('/tmp/prof/p.cpuprofile', JSON.stringify(r.profile)); });
}
