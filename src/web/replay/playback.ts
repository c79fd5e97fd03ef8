import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export interface Playback {
  readonly playing: boolean;
  readonly speed: number;
  setSpeed(speed: number): void;
  start(): void;
  stop(): void;
}

const BEAT = 1000;

/** Goes on by itself, one moment a beat, until the last. */
export function usePlayback(at: number, last: number, onGo: (to: number) => void): Playback {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const isOn = playing && at < last;
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => onGo(at + 1), BEAT / speed);
    return () => clearTimeout(timer);
  });
  return {
    playing: isOn,
    speed,
    setSpeed,
    start: () => {
      if (at >= last) onGo(0);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
}
