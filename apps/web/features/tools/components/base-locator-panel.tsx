import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { Segments } from "../../town/components/segments.tsx";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { PlayerChoice } from "./player-choice.tsx";
import { UseButton } from "./use-button.tsx";

const t = await messages("tools");

function goText(isNamed: boolean, name: string | null): string {
  if (!isNamed) return t("base_locator.go");
  return name === null ? t("base_locator.goUnnamed") : t("base_locator.goNamed", { name });
}

/** Finds the nearest base, or that of a named player. */
export function BaseLocatorPanel({ held, user, pending, onUse }: ToolPanelProps) {
  const [whose, setWhose] = useState<"nearest" | "named">("nearest");
  const [name, setName] = useState<string | null>(null);
  const use = { tool: "base_locator", count: held - 1 } as const;
  const isNamed = whose === "named";
  return (
    <div className="tool-form">
      <Segments
        label={t("base_locator.whose")}
        value={whose}
        options={[
          { id: "nearest", text: t("base_locator.nearest") },
          { id: "named", text: t("base_locator.named") },
        ]}
        onChange={setWhose}
      />
      {isNamed && <PlayerChoice own={user.username} value={name} onChange={setName} />}
      <UseButton
        text={goText(isNamed, name)}
        reason={isNamed && name === null ? t("base_locator.choose") : null}
        pending={pending}
        onUse={() => onUse(isNamed && name !== null ? { ...use, username: name } : use)}
      />
    </div>
  );
}
