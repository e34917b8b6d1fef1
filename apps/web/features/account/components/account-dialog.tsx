import type { LoginPayload } from "@emberlode/contract";
import { type ReactNode, useCallback, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { Badges } from "../../goals/components/badges.tsx";
import { usePlayer } from "../../session/player-context.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { Profile } from "./profile.tsx";
import { Referrals } from "./referrals.tsx";
import { Sessions } from "./sessions.tsx";
import { Tokens } from "./tokens.tsx";
import { UpgradeForm } from "./upgrade-form.tsx";

const t = await messages("profile");

const IDS = ["profile", "referrals", "sessions", "tokens"] as const;
type Id = (typeof IDS)[number];

function panelOf(id: Id, payload: LoginPayload): ReactNode {
  const { user } = payload;
  switch (id) {
    case "profile":
      return (
        <>
          {user.isGuest ? <UpgradeForm /> : <Profile payload={payload} />}
          <Badges user={user} />
        </>
      );
    case "referrals":
      return <Referrals username={user.isGuest ? null : user.username} />;
    case "sessions":
      return <Sessions />;
    case "tokens":
      return user.isGuest ? <p>{t("tokens.guest")}</p> : <Tokens />;
  }
}

/** Profile dialog (spec §2, §4): the spec's two tabs, then sessions and tokens. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const payload = usePlayer();
  const [seen, setSeen] = useState<readonly Id[]>(["profile"]);
  // A tab queries the server when it is first opened, and keeps its data from then on.
  const see = useCallback(
    (id: Id) => setSeen((ids) => (ids.includes(id) ? ids : [...ids, id])),
    [],
  );
  return (
    <Dialog title={t("title")} onClose={onClose}>
      {payload !== undefined && (
        <Tabs
          label={t("title")}
          onOpen={see}
          tabs={IDS.map((id) => ({
            id,
            label: t(`tabs.${id}`),
            panel: seen.includes(id) && panelOf(id, payload),
          }))}
        />
      )}
    </Dialog>
  );
}
