import { t } from "../../../lib/i18n/catalogue.ts";
import { Badges } from "../../goals/components/badges.tsx";
import { usePlayer } from "../../session/player-context.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { Profile } from "./profile.tsx";
import { Referrals } from "./referrals.tsx";
import { UpgradeForm } from "./upgrade-form.tsx";

/** Profile modal with its two tabs (spec §2). */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const data = usePlayer();
  const words = t.account.profile;
  return (
    <Dialog title={words.title} onClose={onClose}>
      {data !== undefined && (
        <Tabs
          label={words.title}
          tabs={[
            {
              id: "profile",
              label: words.profileTab,
              panel: (
                <>
                  {data.user.isGuest ? <UpgradeForm /> : <Profile payload={data} />}
                  <Badges user={data.user} />
                </>
              ),
            },
            {
              id: "referrals",
              label: words.referralsTab,
              panel: <Referrals username={data.user.isGuest ? null : data.user.username} />,
            },
          ]}
        />
      )}
    </Dialog>
  );
}
