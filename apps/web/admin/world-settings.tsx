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
  admin: "staff",
} as const satisfies Record<Setting["source"], string>;

function valueText({ value, isSet, isSecret }: Setting): string {
  if (isSecret && isSet) return value === null ? "••••••••" : `${value} ••••`;
  return value === null || value === "" ? t("settings.empty") : value;
}

function SettingRow({ setting }: { setting: Setting }) {
  const { name, value, source, isSet, isSecret } = setting;
  const isEmpty = !isSet && (value === null || value === "");
  return (
    <li className="staff-setting" data-set={isChanged(setting) || undefined}>
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

const isChanged = ({ isSet, source }: Setting): boolean => isSet || source === "admin";

const matches = ({ name, value, isSecret }: Setting, wanted: string): boolean =>
  [name, isSecret ? "" : (value ?? "")].some((text) => text.toLowerCase().includes(wanted));

/** The server's settings by group, with where each value comes from. */
export function SettingsInForce({ world: { settings } }: { world: WorldLookAnswer }) {
  const id = useId();
  const [isOnlySet, setOnlySet] = useState(false);
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase().replaceAll(" ", "_");
  const isFiltered = wanted !== "" || isOnlySet;
  const shown = settings.filter(
    (setting) => matches(setting, wanted) && (!isOnlySet || isChanged(setting)),
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
        // Another key opens or closes it again.
        <details key={`${group} ${isFiltered}`} className="staff-settings-group" open={isFiltered}>
          <summary>
            {t(`settings.groups.${group}`)}
            <span>{t("settings.changed", { count: rows.filter(isChanged).length })}</span>
          </summary>
          <Rows label={t(`settings.groups.${group}`)}>
            {rows.map((setting) => (
              <SettingRow key={setting.name} setting={setting} />
            ))}
          </Rows>
        </details>
      ))}
    </Card>
  );
}
