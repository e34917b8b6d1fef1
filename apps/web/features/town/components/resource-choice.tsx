import type { Resource } from "@emberlode/game";
import { enTown } from "@emberlode/words/en/town";
import { Segments } from "./segments.tsx";

interface ResourceChoiceProps {
  label?: string;
  value: Resource;
  onChange: (resource: Resource) => void;
}

const RESOURCES = ["metal", "energy"] as const;

/** Metal or energy. */
export function ResourceChoice({ label, value, onChange }: ResourceChoiceProps) {
  return (
    <Segments
      label={label ?? enTown.resource}
      value={value}
      options={RESOURCES.map((id) => ({ id, text: enTown.resources[id] }))}
      onChange={onChange}
    />
  );
}
