import type { WorldLookAnswer } from "@emberlode/contract";
import { useId, useState } from "react";
import { messages } from "../lib/messages.ts";
import { Badge } from "./badge.tsx";
import { Card, NoRows, Rows } from "./card.tsx";

const t = await messages("admin-world");

type Setting = WorldLookAnswer["settings"][number];

const GROUPS = [
  "address",
  "data",
  "players",
  "evidence",
  "services",
] as const satisfies readonly Setting["group"][];

const TONES = {
  default: "neutral",
  set: "good",
  derived: "neutral",
  admin: "team",
} as const satisfies Record<Setting["source"], string>;

function valueText({ value, isSet, isSecret }: Setting): string {
  if (isSecret && isSet) return value === null ? "••••••••" : `${value} ••••`;
  return value === null || value === "" ? t("settings.empty") : value;
}

function SettingRow({ setting }: { setting: Setting }) {
  const { name, value, source, isSet, isSecret } = setting;
  const isEmpty = !isSet && (value === null || value === "");
  return (
    <li className="staff-setting" data-set={isSet || source === "admin" || undefined}>
      <code translate="no">{name}</code>
      <span className="staff-setting-value" data-empty={isEmpty || undefined}>
        {valueText(setting)}
        {isSecret && isSet && <span className="sr-only"> {t("settings.hidden")}</span>}
      </span>
      <span className="staff-setting-marks">
        {isSecret && <Badge tone="warn">{t("settings.secret")}</Badge>}
        <Badge tone={TONES[source]}>{t(`settings.sources.${source}`)}</Badge>
      </span>
    </li>
  );
}

const matches = ({ name, value, isSecret }: Setting, wanted: string): boolean =>
  [name, isSecret ? "" : (value ?? "")].some((text) => text.toLowerCase().includes(wanted));

/** The server's settings by group, with where each value comes from. */
export function SettingsInForce({ world: { settings } }: { world: WorldLookAnswer }) {
  const id = useId();
  const [isOnlySet, setOnlySet] = useState(false);
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase().replaceAll(" ", "_");
  const shown = settings.filter(
    (setting) =>
      matches(setting, wanted) && (!isOnlySet || setting.isSet || setting.source === "admin"),
  );
  const groups = GROUPS.flatMap((group) => {
    const rows = shown.filter((setting) => setting.group === group);
    return rows.length === 0 ? [] : [{ group, rows }];
  });
  return (
    <Card title={t("settings.title")} isFlush>
      <p className="staff-card-lead">{t("settings.lead")}</p>
      <search className="staff-filters staff-settings-filters">
        <label className="staff-field" htmlFor={id}>
          {t("settings.filter")}
          <input
            id={id}
            type="search"
            className="input"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label className="staff-check">
          <input
            type="checkbox"
            checked={isOnlySet}
            onChange={(event) => setOnlySet(event.target.checked)}
          />
          {t("settings.onlySet")}
        </label>
      </search>
      {groups.length === 0 && (
        <NoRows text={t(wanted === "" ? "settings.none" : "settings.noneFound")} />
      )}
      {groups.map(({ group, rows }) => (
        <div key={group}>
          <h3 className="staff-settings-group">{t(`settings.groups.${group}`)}</h3>
          <Rows label={t(`settings.groups.${group}`)}>
            {rows.map((setting) => (
              <SettingRow key={setting.name} setting={setting} />
            ))}
          </Rows>
        </div>
      ))}
    </Card>
  );
}
