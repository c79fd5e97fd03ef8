import { Picture } from '../boards/Picture.tsx';
import { aspectOf } from './scenarios.ts';

/** A piece of the painted map that fills its frame, whatever the shape of the battlefield. */
export function Thumbnail({ battlefield }: { battlefield: string }) {
  const aspect = aspectOf(battlefield);
  return (
    <div className="thumbnail" data-shape={(aspect ?? 1) < 1.6 ? 'tall' : 'wide'}>
      {aspect !== undefined && <Picture layout={battlefield} aspect={aspect} />}
    </div>
  );
}
