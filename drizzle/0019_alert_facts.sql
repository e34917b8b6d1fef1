-- Alerts are stored as what they are about and the facts (decision 47): their words are made for each
-- reader. The English sentences of a running world are read back into facts; what is none of them was
-- written by somebody, and stays as it is. Subscribed browsers say what they speak.
ALTER TABLE "push_subscriptions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_language" CHECK ("push_subscriptions"."language" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "facts" jsonb;--> statement-breakpoint
-- `1,234` as a number; 0 for `no` and for nothing.
create function pg_temp.whole(said text) returns bigint language sql immutable as $$
  select coalesce(nullif(replace(substring(said from '^[0-9,]+$'), ',', ''), '')::bigint, 0)
$$;--> statement-breakpoint
-- How much of a resource `1,234 metal and 40 energy` says.
create function pg_temp.amount(said text, resource text) returns bigint language sql immutable as $$
  select pg_temp.whole(substring(said from '([0-9,]+) ' || resource))
$$;--> statement-breakpoint
-- A player's name with the label of a bot, under a key of the ledger; nobody for a stranger.
create function pg_temp.player(key text, said text) returns jsonb language sql immutable as $$
  select case when said is null or said = 'a stranger' then '{}'::jsonb
    else jsonb_build_object(key, regexp_replace(said, ' \(bot\)$', ''), 'otherIsBot', said like '% (bot)') end
$$;--> statement-breakpoint
-- What a sentence says, by a pattern whose first two groups are a cell; null where it says something else.
create function pg_temp.at(m text[]) returns jsonb language sql immutable as $$
  select jsonb_build_object('x', m[1]::int, 'y', m[2]::int)
$$;--> statement-breakpoint
create function pg_temp.line(metal bigint, energy bigint, detail jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('metal', metal, 'energy', energy, 'detail', detail)
$$;--> statement-breakpoint
create function pg_temp.defense_facts(content text) returns jsonb language plpgsql immutable as $$
declare
  who constant text := '([A-Za-z0-9_-]+(?: \(bot\))?|a stranger)';
  losses constant text := '\. You lost (no|[0-9,]+) units?(?:, of which ([0-9,]+) (?:was|were) repaired)?\.$';
  m text[];
  lost jsonb;
begin
  m := regexp_match(content, '^Your base at (\d+), (\d+) lost against ' || who || ', who carried off ([^.]+)' || losses);
  if m is not null then
    lost := jsonb_build_object('place', 'base', 'won', true, 'defenderLost', pg_temp.whole(m[5]), 'repaired', pg_temp.whole(m[6]));
    return pg_temp.line(-pg_temp.amount(m[4], 'metal'), -pg_temp.amount(m[4], 'energy'),
      pg_temp.at(m) || pg_temp.player('other', m[3]) || lost);
  end if;
  m := regexp_match(content, '^(?:Your base|The guard of your factory) at (\d+), (\d+) held against (?:an attack by )?' || who || losses);
  if m is null then
    return null;
  end if;
  lost := jsonb_build_object('place', case when content like 'Your base%' then 'base' else 'factory' end,
    'won', false, 'defenderLost', pg_temp.whole(m[4]), 'repaired', pg_temp.whole(m[5]));
  return pg_temp.line(0, 0, pg_temp.at(m) || pg_temp.player('other', m[3]) || lost);
end
$$;--> statement-breakpoint
create function pg_temp.factory_facts(content text) returns jsonb language plpgsql immutable as $$
declare
  m text[];
  reason text;
  lost jsonb;
begin
  m := regexp_match(content, '^You lost the factory at (\d+), (\d+)(?: to ([A-Za-z0-9_-]+(?: \(bot\))?))?\.(?: You lost ([0-9,]+) units?; ([0-9,]+) of them repaired\.)?$');
  if m is not null then
    lost := jsonb_build_object('reason', 'captured', 'defenderLost', pg_temp.whole(m[4]), 'repaired', pg_temp.whole(m[5]));
    return pg_temp.line(0, 0, pg_temp.at(m) || pg_temp.player('other', m[3]) || lost);
  end if;
  reason := case
    when content ~ '^Your base outgrew the small factory at \d+, \d+\. It fell free\.$' then 'outgrown'
    when content ~ '^You were away for a week\. Your factory at \d+, \d+ fell free\.$' then 'unseen'
    when content ~ '^Small factories are scarce\. Your factory at \d+, \d+ fell free for newcomers\.$' then 'released'
  end;
  m := regexp_match(content, ' at (\d+), (\d+)');
  return case when reason is null then null
    else pg_temp.line(0, 0, pg_temp.at(m) || jsonb_build_object('reason', reason)) end;
end
$$;--> statement-breakpoint
create function pg_temp.mine_facts(content text) returns jsonb language sql immutable as $$
  select pg_temp.line(0, 0, pg_temp.at(m) || pg_temp.player('victim', m[3]) || jsonb_build_object(
    'role', 'layer', 'metal', pg_temp.amount(m[4], 'metal'), 'energy', pg_temp.amount(m[4], 'energy')))
  from regexp_match(content, '^Your mine at (\d+), (\d+) went off under ([A-Za-z0-9_-]+(?: \(bot\))?) and destroyed ([^.]+)\.$') m
  where m is not null
$$;--> statement-breakpoint
create function pg_temp.nap_facts(content text) returns jsonb language sql immutable as $$
  select jsonb_build_object('asker', m[1], 'isBot', m[2] is not null)
  from regexp_match(content, '^([A-Za-z0-9_-]+)( \(bot\))? asks you for a non-aggression pact\.$') m
  where m is not null
$$;--> statement-breakpoint
create function pg_temp.absence_facts(content text) returns jsonb language sql immutable as $$
  select jsonb_build_object('factories', coalesce(m[1], '1')::int)
  from regexp_match(content, '^You were away for a week: your (?:factory has|(\d+) factories have) fallen free\.$') m
  where m is not null
$$;--> statement-breakpoint
-- The full hour that comes first after the alert.
create function pg_temp.release_facts(content text, created_at bigint) returns jsonb language sql immutable as $$
  select pg_temp.at(m) || jsonb_build_object('at', created_at + (
    (m[3]::int * 60 + m[4]::int) * 60000::bigint - created_at % 86400000 + 86400000) % 86400000)
  from regexp_match(content, '^Small factories are scarce: yours at (\d+), (\d+) falls free for newcomers at (\d\d):(\d\d) UTC\.$') m
  where m is not null
$$;--> statement-breakpoint
create function pg_temp.report_facts(content text) returns jsonb language sql immutable as $$
  select case content
    when 'A moderator has removed the chat message that you reported. Thank you.' then '{"decision": "removed"}'::jsonb
    when 'A moderator has read the chat message that you reported and found that it may stay.' then '{"decision": "dismissed"}'::jsonb
  end
$$;--> statement-breakpoint
update alerts a set kind = known.kind, facts = known.facts
from (
  select id, kind, case kind
    when 'defense' then pg_temp.defense_facts(content)
    when 'factory-lost' then pg_temp.factory_facts(content)
    when 'mine' then pg_temp.mine_facts(content)
    when 'referral' then pg_temp.line(0, 0, '{}')
    when 'nap' then pg_temp.nap_facts(content)
    when 'absence' then pg_temp.absence_facts(content)
    when 'release' then pg_temp.release_facts(content, created_at)
    when 'report' then pg_temp.report_facts(content)
  end as facts
  from (
    select id, content, created_at, case type || ' ' || title
      when 'attack Your base was raided' then 'defense'
      when 'attack Your base held' then 'defense'
      when 'attack Your factory held' then 'defense'
      when 'attack You lost a factory' then 'factory-lost'
      when 'event One of your mines went off' then 'mine'
      when 'event Referral credit' then 'referral'
      when 'event A pact is offered' then 'nap'
      when 'event Factories lost' then 'absence'
      when 'event A factory will fall free' then 'release'
      when 'admin Your report was decided' then 'report'
    end as kind
    from alerts
  ) titled
) known
where known.id = a.id and known.facts is not null;--> statement-breakpoint
update alerts set kind = 'text', facts = jsonb_build_object('title', title, 'content', content)
where kind is null;--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "facts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "content";
