import './counters.css';

interface Props {
  /** 0 to 5 a hexside, 0.5 to 5.5 a vertex, clockwise from north. */
  readonly facing?: number | undefined;
  readonly turret?: number | undefined;
}

const turnedBy = (direction: number): string => `rotate(${direction * 60} 30 30)`;

/**
 * Where a counter faces, as an arrowhead outside its edge; where its turret points, if that is elsewhere, as a barrel from
 * its middle.
 */
export function Facing({ facing, turret }: Props) {
  return (
    <>
      {facing !== undefined && (
        <path className="facing" d="M30-22 39-4Q30-9 21-4Z" transform={turnedBy(facing)} />
      )}
      {turret !== undefined && turret !== facing && (
        <path
          className="turret"
          d="M30 37a7 7 0 0 1-2.500-13.500V-4h-2.500v-6h10v6h-2.500V23.500A7 7 0 0 1 30 37Z"
          transform={turnedBy(turret)}
        />
      )}
    </>
  );
}
