import type { OwnSanctions as Answer } from "@emberlode/contract";
import { useState } from "react";
import { AppealLogin, type Credentials } from "../features/account/appeal-login.tsx";
import { OwnSanctions } from "../features/account/own-sanctions.tsx";

/** /appeal: what moderators decided about an account, and appeals against it; without a session. */
export default function AppealPage() {
  const [shown, setShown] = useState<{ credentials: Credentials; answer: Answer } | null>(null);
  if (shown === null) {
    return <AppealLogin onShown={(credentials, answer) => setShown({ credentials, answer })} />;
  }
  return <OwnSanctions credentials={shown.credentials} answer={shown.answer} />;
}
