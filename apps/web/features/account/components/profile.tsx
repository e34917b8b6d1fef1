import type { LoginPayload } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { dateFormat } from "../../../lib/in-language.ts";
import { messages } from "../../../lib/messages.ts";
import { ProfileForm } from "./profile-form.tsx";

const tProfile = await messages("profile");
const tAccount = await messages("account");

const date = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** The account: what cannot be changed, then what can. */
export function Profile({ payload }: { payload: LoginPayload }) {
  const { user, createdAt } = payload;
  const list = useRef<HTMLDListElement>(null);
  // Replaces the form that created the account: take over the focus that was in it.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, []);
  const facts = [
    [tAccount("username"), user.username],
    [tProfile("facts.baseAt"), `${user.base.x}, ${user.base.y}`],
    [tProfile("facts.member"), date().format(new Date(createdAt))],
  ] as const;
  return (
    <>
      <dl ref={list} tabIndex={-1} className="divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <ProfileForm user={user} />
    </>
  );
}
