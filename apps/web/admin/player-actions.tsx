import type { PlayerFile } from "@emberlode/contract";
import { isAtLeast, type PlayerActionKind } from "@emberlode/game";
import { useState } from "react";
import { Icon } from "../features/ui/icon.tsx";
import { Menu } from "../features/ui/menu.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { FREQUENT_ACTIONS, HARSH_ACTIONS, isOffered, OTHER_ACTIONS } from "./player-action.ts";
import { useStaff } from "./staff-context.ts";
import { t } from "./texts.ts";

/** What the caller can do to a player. */
export function PlayerActions({ file }: { file: PlayerFile }) {
  const { role } = useStaff();
  const [open, setOpen] = useState<PlayerActionKind | null>(null);
  const offered = (kind: PlayerActionKind) => isOffered(kind, file);
  const others = OTHER_ACTIONS.filter(offered);
  if (!isAtLeast(role, "moderator")) return null;
  if (file.mayDo.length === 0) return <p className="staff-no-actions">{t("player.noActions")}</p>;
  return (
    <fieldset className="staff-actions" aria-label={t("player.actions")}>
      {FREQUENT_ACTIONS.filter(offered).map((kind) => (
        <button
          key={kind}
          type="button"
          className="btn"
          data-harsh={HARSH_ACTIONS.has(kind) || undefined}
          onClick={() => setOpen(kind)}
        >
          {t(`actions.kinds.${kind}.label`)}
        </button>
      ))}
      {others.length > 0 && (
        <Menu
          label={t("player.more")}
          className="btn"
          items={others.map((kind) => ({
            id: kind,
            label: t(`actions.kinds.${kind}.label`),
            onSelect: () => setOpen(kind),
          }))}
        >
          {t("player.more")}
          <Icon name="fold" className="staff-menu-icon size-4" />
        </Menu>
      )}
      {open !== null && (
        <ActionDialog file={file} kind={open} sanction={null} onClose={() => setOpen(null)} />
      )}
    </fieldset>
  );
}
