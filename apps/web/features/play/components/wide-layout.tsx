import type { LoginPayload } from "@emberlode/contract";
import { SIGHT } from "@emberlode/game";
import { memo } from "react";
import { messages } from "../../../lib/messages.ts";
import { KeepBase } from "../../account/components/keep-base.tsx";
import { AwaySlot } from "../../away/components/away-slot.tsx";
import { ChatBox } from "../../chat/components/chat-box.tsx";
import { DeskEntries } from "../../desks/components/desk-entries.tsx";
import type { DeskId } from "../../desks/desk-ids.ts";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { GoalsStrip } from "../../goals/components/goals-strip.tsx";
import { LocalMap } from "../../map/components/local-map.tsx";
import { DirectionPad } from "../../movement/components/direction-pad.tsx";
import { KeysButton } from "../../movement/components/keys-button.tsx";
import { ArmyBox } from "../../panels/components/army-box.tsx";
import { Brand } from "../../panels/components/brand.tsx";
import { PlayerName } from "../../panels/components/player-name.tsx";
import { ResourcesBox } from "../../panels/components/resources-box.tsx";
import { StateBox } from "../../panels/components/state-box.tsx";
import { Foldable } from "../../ui/components/foldable.tsx";
import { Stage } from "./stage.tsx";

const t = await messages("game");

export interface LayoutProps extends Omit<DeskContentProps, "id"> {
  desk: DeskId | null;
  /** The player without the fields that steps change. */
  rested: LoginPayload["user"];
}

/** Three columns: the spec's panel with the desk links, stage and desk, map and chat. */
export const WideLayout = memo(function WideLayout({
  payload,
  rested: user,
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
        <StateBox status={user.status} />
        <DeskEntries user={user} />
      </aside>
      <div className="game-center" data-desk={desk !== null || undefined}>
        <AwaySlot user={user} />
        <KeepBase user={user} />
        <GoalsStrip user={user} />
        <Stage desk={desk} payload={payload} place={place} />
      </div>
      <aside className="game-column game-right" aria-label={t("move.title")}>
        <Foldable name="map" title={t("map.title")}>
          <LocalMap radius={SIGHT} />
          <DirectionPad />
        </Foldable>
        <ChatBox user={user} />
      </aside>
    </div>
  );
});
