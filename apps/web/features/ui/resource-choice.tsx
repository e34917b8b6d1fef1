import { RESOURCES, type Resource } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { Segments } from "./segments.tsx";

const t = await messages("town");

interface ResourceChoiceProps {
  label?: string;
  value: Resource;
  onChange: (resource: Resource) => void;
}

export function ResourceChoice({ label, value, onChange }: ResourceChoiceProps) {
  return (
    <Segments
      label={label ?? t("resource")}
      value={value}
      options={RESOURCES.map((id) => ({ id, text: t(`resources.${id}`) }))}
      onChange={onChange}
    />
  );
}
