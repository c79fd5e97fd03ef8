/** Short sounds for those who play by ear: off unless somebody wants them. */
import { settings } from '../../settings/settings.ts';

/** Pitch in hertz and length in seconds. */
const SOUNDS = {
  edge: { pitch: 196, length: 0.09 },
  error: { pitch: 130, length: 0.22 },
  chosen: { pitch: 523, length: 0.06 },
} as const;
type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.12;
let audio: AudioContext | undefined;

export function sound(which: Sound): void {
  if (!settings().sounds) return;
  audio ??= new AudioContext();
  const { pitch, length } = SOUNDS[which];
  const [tone, volume, now] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, now);
  // An abrupt end would click.
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length);
}
