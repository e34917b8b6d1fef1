-- Views made by earlier migrations read these columns; the audit is made again after the last migration.
DROP VIEW IF EXISTS "audit", "audit_books";--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_fights";--> statement-breakpoint
ALTER TABLE "players" DROP CONSTRAINT "players_loots";--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "fights" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "fights" SET DEFAULT '[]'::json;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "loots" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "loots" SET DEFAULT '[]'::json;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_fights" CHECK (json_typeof("players"."fights") = 'array');--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_loots" CHECK (json_typeof("players"."loots") = 'array');