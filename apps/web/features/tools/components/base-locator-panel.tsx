import { enTools } from "@emberlode/words/en/tools";
import { useState } from "react";
import { Segments } from "../../town/components/segments.tsx";
import type { ToolPanelProps } from "../tool-panel-props.ts";
import { PlayerChoice } from "./player-choice.tsx";
import { UseButton } from "./use-button.tsx";

/** Finds the nearest base, or that of a player one names. */
export function BaseLocatorPanel({ held, user, pending, onUse }: ToolPanelProps) {
  const [whose, setWhose] = useState<"nearest" | "named">("nearest");
  const [name, setName] = useState<string | null>(null);
  const words = enTools.base_locator;
  const use = { tool: "base_locator", count: held - 1 } as const;
  const isNamed = whose === "named";
  return (
    <div className="tool-form">
      <Segments
        label={words.whose}
        value={whose}
        options={[
          { id: "nearest", text: words.nearest },
          { id: "named", text: words.named },
        ]}
        onChange={setWhose}
      />
      {isNamed && <PlayerChoice own={user.username} value={name} onChange={setName} />}
      <UseButton
        text={isNamed ? words.goNamed(name ?? words.player.toLowerCase()) : words.go}
        reason={isNamed && name === null ? words.choose : null}
        pending={pending}
        onUse={() => onUse(isNamed && name !== null ? { ...use, username: name } : use)}
      />
    </div>
  );
}
