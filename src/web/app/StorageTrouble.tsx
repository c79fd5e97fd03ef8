import { useStorageTrouble } from '../storage/trouble.ts';
import { hashFor } from './router.ts';

/** Says on every screen that games are not being kept, and what to do about it. */
export function StorageTrouble() {
  const trouble = useStorageTrouble();
  if (trouble === undefined) return undefined;
  return (
    <p className="notice storage-trouble" role="alert">
      <strong>Your games are not being kept:</strong> {trouble}. They go on until you close this page;{' '}
      <a href={hashFor([])}>save them to a file</a>, or delete some that you no longer want.
    </p>
  );
}
