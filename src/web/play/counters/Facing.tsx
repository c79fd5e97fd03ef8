import './counters.css';

interface Props {
  /** 0 to 5 a hexside, 0.5 to 5.5 a vertex, clockwise from north. */
  readonly facing?: number | undefined;
  readonly turret?: number | undefined;
}

const turnedBy = (direction: number): string => `rotate(${direction * 60} 30 30)`;

/** Where a counter faces, as an arrowhead at its edge; where its turret points, as a barrel from its middle. */
export function Facing({ facing, turret }: Props) {
  return (
    <>
      {facing !== undefined && (
        <path className="facing" d="M30-16 41-1Q30-6 19-1Z" transform={turnedBy(facing)} />
      )}
      {turret !== undefined && (
        <path
          className="turret"
          d="M30 39a9 9 0 0 1-3-17.5V-4h-2.5v-7h11v7H33v25.500A9 9 0 0 1 30 39Z"
          transform={turnedBy(turret)}
        />
      )}
    </>
  );
}
