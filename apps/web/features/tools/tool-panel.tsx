import { type ReactElement, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { rankText } from "../../lib/names.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useView } from "../field/use-fields.ts";
import { ComboBox, type ComboBoxItem } from "../ui/combo-box.tsx";
import { Segments } from "../ui/segments.tsx";
import { GpsPanel, ImprobDrivePanel, MinesPanel, ProbDrivePanel } from "./special-panels.tsx";
import { TargetPicker } from "./target-picker.tsx";
import { toolReason } from "./tool-refusal.ts";
import { type ToolPanelProps, ToolUseButton } from "./tool-use-button.tsx";

const t = await messages("tools");

/** Rows per page of the ranking, and the starts of the pages for the first 500. */
const PAGE_ROWS = 100;
const STARTS = [0, 100, 200, 300, 400] as const;

/**
 * Players whose base can be looked up by name: ranked players, the first bots, and those seen on
 * the map.
 */
function usePlayerNames(ownName: string): readonly ComboBoxItem[] {
  const { data: view } = useView();
  const pages = trpc.useQueries((calls) =>
    STARTS.map((start) => calls.ranks.list({ start, limit: PAGE_ROWS })),
  );
  const { data: bots } = trpc.ranks.list.useQuery({ start: 0, limit: PAGE_ROWS, bots: true });
  const names = new Map<string, string>();
  for (const { data } of pages) {
    for (const { username, rank } of data?.ranks ?? []) {
      names.set(username, t("base_locator.rank", { rank: exactNumber(rank) }));
    }
  }
  for (const { username, rank } of bots?.ranks ?? []) {
    names.set(username, t("base_locator.rank", { rank: rankText(rank, true) }));
  }
  for (const { username, isBot } of view?.bases ?? []) {
    names.set(
      username,
      isBot ? t("base_locator.ofBot", { note: t("base_locator.seen") }) : t("base_locator.seen"),
    );
  }
  names.delete(ownName);
  return [...names].map(([name, note]) => ({ id: name, label: name, note }));
}

interface PlayerChoiceProps {
  ownName: string;
  value: string | null;
  onChange: (name: string) => void;
}

/** A combo box of players; loads the names when first shown. */
function PlayerChoice({ ownName, value, onChange }: PlayerChoiceProps) {
  return (
    <ComboBox
      label={t("base_locator.player")}
      items={usePlayerNames(ownName)}
      value={value}
      onChange={onChange}
      placeholder={t("base_locator.placeholder")}
    />
  );
}

function goText(isNamed: boolean, name: string | null): string {
  if (!isNamed) return t("base_locator.go");
  return name === null ? t("base_locator.goUnnamed") : t("base_locator.goNamed", { name });
}

/** Finds the nearest base, or a named player's. */
function BaseLocatorPanel({ held, user, isPending, onUse }: ToolPanelProps) {
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
      {isNamed && <PlayerChoice ownName={user.username} value={name} onChange={setName} />}
      <ToolUseButton
        text={goText(isNamed, name)}
        reason={isNamed && name === null ? t("base_locator.choose") : null}
        isPending={isPending}
        onUse={() => onUse(isNamed && name !== null ? { ...use, username: name } : use)}
      />
    </div>
  );
}

/** Moves the base to the player's position. */
function BaseMoverPanel(props: ToolPanelProps) {
  const { held, onUse } = props;
  return (
    <TargetPicker
      {...props}
      tool="base_mover"
      text={t("base_mover.go")}
      question={{
        title: t("base_mover.question.title"),
        text: t("base_mover.question.text"),
        verb: t("base_mover.question.verb"),
      }}
      onConfirmed={() => onUse({ tool: "base_mover", count: held - 1 })}
    >
      <p className="text-muted">{t("base_mover.note")}</p>
    </TargetPicker>
  );
}

interface LocatorPanelProps extends ToolPanelProps {
  tool: "army_locator" | "flag_locator";
}

/** Locators without options: of a beatable army, or of a factory to capture. */
function LocatorPanel(props: LocatorPanelProps) {
  const { tool, held, at, context, refusal, isPending, onUse } = props;
  return (
    <div className="tool-form">
      <p className="text-muted">{t(`${tool}.note`)}</p>
      <ToolUseButton
        text={t(`${tool}.go`)}
        reason={refusal === null ? null : toolReason(tool, refusal, at, context.base)}
        isPending={isPending}
        onUse={() => onUse({ tool, count: held - 1 })}
      />
    </div>
  );
}

/** Clears the surrounding fields of mines. */
function MdnPanel(props: ToolPanelProps) {
  const { held, onUse } = props;
  return (
    <TargetPicker
      {...props}
      tool="mdn"
      text={t("mdn.go")}
      onConfirmed={() => onUse({ tool: "mdn", count: held - 1 })}
    >
      <p className="text-muted">{t("mdn.note")}</p>
    </TargetPicker>
  );
}

/** How to use a tool: its target, odds and button. */
export function ToolPanel(props: ToolPanelProps): ReactElement | null {
  switch (props.tool) {
    case "mines":
      return <MinesPanel {...props} />;
    case "mdn":
      return <MdnPanel {...props} />;
    case "base_mover":
      return <BaseMoverPanel {...props} />;
    case "army_locator":
    case "flag_locator":
      return <LocatorPanel {...props} tool={props.tool} />;
    case "base_locator":
      return <BaseLocatorPanel {...props} />;
    case "prob_drive":
      return <ProbDrivePanel {...props} />;
    case "improb_drive":
      return <ImprobDrivePanel {...props} />;
    case "gps":
      return <GpsPanel {...props} />;
    // Tools without a use of their own.
    case "hotcut":
    case "scouter":
    case "bank":
    case "casino":
    case "market":
      return null;
  }
}
