interface ChooserProps {
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** The checkbox that selects a row for bulk actions. */
export function Chooser({ name, isChosen, onChoose }: ChooserProps) {
  return (
    <label className="chooser">
      <span className="sr-only">{name}</span>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}
