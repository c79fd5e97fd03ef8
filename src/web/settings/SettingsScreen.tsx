import { type ReactNode, Suspense, use, useEffect } from 'react';
import { openBook, SHELF } from '../../rulebooks/shelf.ts';
import { KeyTable } from './KeyTable.tsx';
import {
  COUNTER_SIZES,
  changeSettings,
  MOTIONS,
  type Settings,
  SPEECHES,
  THEMES,
  useSettings,
} from './settings.ts';
import './settings.css';

const THEME_WORDS: Readonly<Record<Settings['theme'], string>> = {
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
};
const MOTION_WORDS: Readonly<Record<Settings['motion'], string>> = {
  system: 'As the system',
  on: 'On',
  off: 'Off',
};
const SPEECH_WORDS: Readonly<Record<Settings['speech'], string>> = {
  terse: 'Terse',
  normal: 'Normal',
  full: 'Full',
};

export default function SettingsScreen() {
  const settings = useSettings();
  useEffect(() => {
    document.title = 'Settings · Hedgerow';
  }, []);
  return (
    <div className="settings">
      <h1>Settings</h1>
      <p className="setting-means">They are kept on this machine.</p>

      <section aria-labelledby="settings-look">
        <h2 id="settings-look">Look</h2>
        <Choices
          label="Theme"
          words={THEME_WORDS}
          values={THEMES}
          value={settings.theme}
          onChange={theme => changeSettings({ theme })}
        />
        <label className="setting">
          <span>Counter size</span>
          <span className="setting-slider">
            <input
              type="range"
              min={COUNTER_SIZES.least}
              max={COUNTER_SIZES.most}
              step={COUNTER_SIZES.step}
              value={settings.counterSize}
              onChange={({ target }) => changeSettings({ counterSize: Number(target.value) })}
            />
            <output>{Math.round(settings.counterSize * 100)} %</output>
          </span>
        </label>
        <Choices
          label="Animation"
          words={MOTION_WORDS}
          values={MOTIONS}
          value={settings.motion}
          onChange={motion => changeSettings({ motion })}
        />
        <Switch
          label="The map follows what the other side does"
          on={settings.follow}
          onChange={follow => changeSettings({ follow })}
        />
      </section>

      <section aria-labelledby="settings-play">
        <h2 id="settings-play">Play</h2>
        <Switch
          label="Ask before acts that throw dice or can’t be taken back"
          on={settings.askBeforeGrave}
          onChange={askBeforeGrave => changeSettings({ askBeforeGrave })}
        />
        <Switch
          label="New games ask also where only seldom wanted acts could be done"
          on={settings.askSeldom}
          onChange={askSeldom => changeSettings({ askSeldom })}
        />
        {SHELF.map(({ id, title }) => (
          <Suspense key={id} fallback={<p className="setting-means">Opening {title} …</p>}>
            <Stops book={id} title={title} />
          </Suspense>
        ))}
      </section>

      <section aria-labelledby="settings-speech">
        <h2 id="settings-speech">Speech and keys</h2>
        <Choices
          label="Speech"
          words={SPEECH_WORDS}
          values={SPEECHES}
          value={settings.speech}
          onChange={speech => changeSettings({ speech })}
        />
        <Switch
          label="Single letters are commands while the board has the focus"
          on={settings.letters}
          onChange={letters => changeSettings({ letters })}
        />
        <Switch
          label="Sounds at the edge of the map and for what can’t be done"
          on={settings.sounds}
          onChange={sounds => changeSettings({ sounds })}
        />
        <KeyTable />
      </section>
    </div>
  );
}

/** At which chances to react a new game stops to ask. */
function Stops({ book, title }: { book: string; title: string }) {
  const windows = use(openBook(book)).windows ?? [];
  const { passes } = useSettings();
  const passed = passes[book] ?? [];
  if (windows.length === 0) return undefined;
  return (
    <fieldset className="stops">
      <legend>{title}: new games stop and ask at</legend>
      {windows.map(({ on, title: name }) => (
        <Switch
          key={on}
          label={name}
          on={!passed.includes(on)}
          onChange={stops => {
            const others = passed.filter(each => each !== on);
            changeSettings({ passes: { ...passes, [book]: stops ? others : [...others, on] } });
          }}
        />
      ))}
    </fieldset>
  );
}

function Switch({ label, on, onChange }: { label: ReactNode; on: boolean; onChange(on: boolean): void }) {
  return (
    <label className="setting-switch">
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

function Choices<T extends string>(props: {
  label: string;
  words: Readonly<Record<T, string>>;
  values: readonly T[];
  value: T;
  onChange(value: T): void;
}) {
  const { label, words, values, value, onChange } = props;
  return (
    <fieldset className="setting">
      <legend>{label}</legend>
      <span className="setting-choices">
        {values.map(each => (
          <label key={each}>
            <input type="radio" name={label} checked={each === value} onChange={() => onChange(each)} />
            <span>{words[each]}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
