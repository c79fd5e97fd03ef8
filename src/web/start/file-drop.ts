import { useEffect, useEffectEvent, useState } from 'react';

/** Takes a file that is dropped anywhere on the page; true while one is being dragged over it. */
export function useFileDrop(onFile: (file: File | undefined) => void): boolean {
  const [dropping, setDropping] = useState(false);
  const taken = useEffectEvent(onFile);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      // Without this, browsers leave the page for the file.
      event.preventDefault();
      setDropping(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setDropping(false);
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setDropping(false);
      taken(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return dropping;
}
