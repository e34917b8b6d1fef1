/** The game on a wide screen: panel, scene with desk, map and chat. */
import type { LoginPayload } from "@emberlode/contract";
import { SIGHT_RADIUS } from "@emberlode/game";
import { useAtom } from "jotai";
import { memo, type ReactNode, Suspense, useId } from "react";
import { messages } from "../../lib/messages.ts";
import { persistedField } from "../../lib/persisted.ts";
import { KeepBase } from "../account/keep-base.tsx";
import { AwaySlot } from "../away/away-slot.tsx";
import { ChatBox } from "../chat/chat-box.tsx";
import { DirectionPad } from "../controls/direction-pad.tsx";
import { useKeyMap } from "../controls/use-key-map.ts";
import { DeletionSlot } from "../deletion/deletion-slot.tsx";
import type { DeskContentProps } from "../desks/desk.tsx";
import type { DeskId } from "../desks/desk-ids.ts";
import { NoticeLine } from "../desks/notice-line.tsx";
import { FindCard } from "../finds/find-card.tsx";
import { GoalsStrip } from "../guidance/lazy-guidance.ts";
import { LocalMap } from "../local-map/map-grid.tsx";
import { RelicSlot } from "../relics/relic-slot.tsx";
import { Brand } from "../ui/brand.tsx";
import { DialogButton } from "../ui/dialog-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ActionButton } from "./action-button.tsx";
import { ActionPreview, NearestDig } from "./action-preview.tsx";
import { CurrentScene } from "./current-scene.tsx";
import { DeskEntries } from "./desk-entries.tsx";
import { DeskOutlet } from "./desk-registry.tsx";
import { ArmyBox, PlayerName, ResourcesBox, StateBox } from "./player-boxes.tsx";
import { FieldNotes, ResultLine } from "./result-line.tsx";

const t = await messages("game");

type CollapsibleName = "map" | "chat";

/** Which panels of the right column are collapsed. */
const collapsedAtom = persistedField("folded");

interface CollapsibleProps {
  name: CollapsibleName;
  title: string;
  children: ReactNode;
}

/** A collapsible panel whose state is stored. */
function Collapsible({ name, title, children }: CollapsibleProps) {
  const [collapsed, setCollapsed] = useAtom(collapsedAtom);
  const id = useId();
  const isCollapsed = collapsed[name];
  return (
    <section className="panel foldable" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="panel-title">
        <button
          type="button"
          className="fold-btn"
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={() => setCollapsed({ ...collapsed, [name]: !isCollapsed })}
        >
          {title}
          <Icon name="fold" className="size-4" />
        </button>
      </h2>
      <div id={id} hidden={isCollapsed} className="foldable-body">
        {children}
      </div>
    </section>
  );
}

const KeysButton = memo(function KeysButton() {
  const [helpKey] = useKeyMap().help;
  const name = t("keys.open");
  return (
    <DialogButton
      opens="keys"
      icon="keys"
      name={name}
      title={`${name} (${helpKey})`}
      className="icon-btn on-art"
    />
  );
});

interface StageProps extends Omit<DeskContentProps, "id"> {
  desk: DeskId | null;
}

/** The scene: large while exploring, a banner above an open desk. */
function Stage({ desk, payload, place }: StageProps) {
  return (
    <div className="stage" data-banner={desk !== null || undefined}>
      <CurrentScene>
        <FindCard place={place} />
        <div className="scene-side">
          <ResultLine place={place} />
          <ActionButton place={place} />
        </div>
      </CurrentScene>
      {desk === null ? (
        <div className="panel field-bar">
          <NoticeLine />
          <FieldNotes place={place} />
          <ActionPreview place={place} />
          <NearestDig place={place} />
        </div>
      ) : (
        <DeskOutlet id={desk} payload={payload} place={place} />
      )}
    </div>
  );
}

export interface LayoutProps extends Omit<DeskContentProps, "id"> {
  desk: DeskId | null;
  /** The player without the fields that steps change. */
  stableUser: LoginPayload["user"];
}

/** Three columns: the spec's panel with the desk links, scene and desk, map and chat. */
export const WideLayout = memo(function WideLayout({
  payload,
  stableUser: user,
  place,
  desk,
}: LayoutProps) {
  return (
    <div className="game-wide">
      <aside className="game-column game-left" aria-label={t("army.title")}>
        <div className="brand-line">
          <Brand />
          <KeysButton />
        </div>
        <PlayerName user={user} />
        <ArmyBox status={user.status} />
        <ResourcesBox user={user} />
        <StateBox user={user} />
        <DeskEntries user={user} />
      </aside>
      <div className="game-center" data-desk={desk !== null || undefined}>
        <DeletionSlot deletesAt={user.deletesAt} />
        <AwaySlot user={user} />
        <KeepBase user={user} />
        <Suspense fallback={<div className="panel goals" />}>
          <GoalsStrip user={user} />
        </Suspense>
        <Stage desk={desk} payload={payload} place={place} />
      </div>
      <aside className="game-column game-right" aria-label={t("move.title")}>
        <Collapsible name="map" title={t("map.title")}>
          <LocalMap radius={SIGHT_RADIUS} />
          <DirectionPad />
          <RelicSlot />
        </Collapsible>
        <ChatBox user={user} />
      </aside>
    </div>
  );
});
