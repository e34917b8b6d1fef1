interface SwitchesProps<Name extends string> {
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  values: Readonly<Record<Name, boolean>>;
  note: string;
  onChange: (name: Name, on: boolean) => void;
}

/** A list of things that are on or off. */
export function Switches<Name extends string>(props: SwitchesProps<Name>) {
  const { names, labels, values, note, onChange } = props;
  return (
    <>
      <ul className="divide-y divide-line">
        {names.map((name) => (
          <li key={name}>
            <label className="flex min-h-touch cursor-pointer items-center justify-between gap-4 py-1.5">
              {labels[name]}
              <input
                type="checkbox"
                role="switch"
                aria-checked={values[name]}
                className="switch"
                checked={values[name]}
                onChange={(event) => onChange(name, event.target.checked)}
              />
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-muted">{note}</p>
    </>
  );
}
