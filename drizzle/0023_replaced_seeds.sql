-- A day can have several seeds; one that was published before the day was over is replaced.
ALTER TABLE "day_seeds" ADD COLUMN "nr" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_seeds" ADD COLUMN "published_at" bigint;--> statement-breakpoint
ALTER TABLE "day_seeds" DROP CONSTRAINT "day_seeds_pkey";--> statement-breakpoint
ALTER TABLE "day_seeds" ADD CONSTRAINT "day_seeds_day_nr_pk" PRIMARY KEY("day","nr");--> statement-breakpoint
-- A browser whose session is not used after a message is not notified for long.
ALTER TABLE "push_subscriptions" ADD COLUMN "pushed_at" bigint;
