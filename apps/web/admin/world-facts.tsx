/** The world's facts, the seeds of past days, and the server's settings. */
import type { WorldLookAnswer } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../lib/messages.ts";
import { useNow } from "../lib/use-now.ts";
import { Badge } from "./badge.tsx";
import { Card, NoRows, Rows } from "./card.tsx";
import { Details } from "./details.tsx";
import { timeTitle } from "./when.tsx";

const t = await messages("admin-world");

/** Of a commit, as git shortens it. */
const SHORT_COMMIT = 12;

interface WorldProps {
  world: WorldLookAnswer;
}

export function WorldFacts({ world: { name, createdAt, version, commit } }: WorldProps) {
  const now = useNow(DAY);
  const days = Math.floor((now - Date.parse(createdAt)) / DAY);
  return (
    <Card title={t("facts.title")}>
      <Details
        facts={[
          [t("facts.name"), <span key="name">{name}</span>],
          [
            t("facts.founded"),
            <time key="founded" dateTime={createdAt} title={timeTitle(createdAt)}>
              {t("facts.age", { days: Math.max(0, days) })}
            </time>,
          ],
          [t("facts.version"), version],
          [
            t("facts.commit"),
            commit === null ? (
              t("facts.unknown")
            ) : (
              <code key="commit" title={commit}>
                {commit.slice(0, SHORT_COMMIT)}
              </code>
            ),
          ],
        ]}
      />
    </Card>
  );
}

export function PastSeeds({ world: { seeds } }: WorldProps) {
  return (
    <Card
      title={t("seeds.title")}
      count={seeds.length}
      isFlush
      tools={
        <a href="/fair" className="text-link">
          {t("seeds.page")}
        </a>
      }
    >
      <p className="staff-card-lead">{t("seeds.lead")}</p>
      {seeds.length === 0 ? (
        <NoRows text={t("seeds.none")} />
      ) : (
        // Focusable, so that it can be scrolled by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
        <section className="staff-scroll" tabIndex={0} aria-label={t("seeds.title")}>
          <Rows label={t("seeds.title")}>
            {seeds.map(({ day, seed, commitment }) => (
              <li key={day} className="staff-seed">
                <b className="figure">{day}</b>
                <dl>
                  <dt>{t("seeds.seed")}</dt>
                  <dd translate="no">{seed}</dd>
                  <dt>{t("seeds.commitment")}</dt>
                  <dd translate="no">{commitment}</dd>
                </dl>
              </li>
            ))}
          </Rows>
        </section>
      )}
    </Card>
  );
}

type Setting = WorldLookAnswer["settings"][number];

function valueText({ value, isSet, isSecret }: Setting): string {
  if (isSecret && isSet) return value === null ? "••••••••" : `${value} ••••`;
  return value === null || value === "" ? t("settings.empty") : value;
}

function SettingRow({ setting }: { setting: Setting }) {
  const { name, value, isSet, isSecret } = setting;
  const isEmpty = !isSet && (value === null || value === "");
  return (
    <li className="staff-setting" data-set={isSet || undefined}>
      <code translate="no">{name}</code>
      <span className="staff-setting-value" data-empty={isEmpty || undefined}>
        {valueText(setting)}
        {isSecret && isSet && <span className="sr-only"> {t("settings.hidden")}</span>}
      </span>
      <span className="staff-setting-marks">
        {isSecret && <Badge tone="warn">{t("settings.secret")}</Badge>}
        <Badge tone={isSet ? "good" : "neutral"}>
          {t(isSet ? "settings.set" : "settings.default")}
        </Badge>
      </span>
    </li>
  );
}

export function SettingsInForce({ world: { settings } }: WorldProps) {
  const [isOnlySet, setOnlySet] = useState(false);
  const shown = isOnlySet ? settings.filter(({ isSet }) => isSet) : settings;
  return (
    <Card
      title={t("settings.title")}
      isFlush
      tools={
        <label className="staff-check">
          <input
            type="checkbox"
            checked={isOnlySet}
            onChange={(event) => setOnlySet(event.target.checked)}
          />
          {t("settings.onlySet")}
        </label>
      }
    >
      <p className="staff-card-lead">{t("settings.lead")}</p>
      {shown.length === 0 ? (
        <NoRows text={t("settings.none")} />
      ) : (
        <Rows label={t("settings.title")}>
          {shown.map((setting) => (
            <SettingRow key={setting.name} setting={setting} />
          ))}
        </Rows>
      )}
    </Card>
  );
}
