ALTER TABLE "worlds" ADD COLUMN "peace_from" bigint;--> statement-breakpoint
ALTER TABLE "worlds" ADD COLUMN "peace_until" bigint;--> statement-breakpoint
ALTER TABLE "worlds" ADD COLUMN "maintenance_from" bigint;--> statement-breakpoint
ALTER TABLE "worlds" ADD COLUMN "maintenance_until" bigint;--> statement-breakpoint
ALTER TABLE "worlds" ADD CONSTRAINT "worlds_peace" CHECK (("worlds"."peace_from" is null) = ("worlds"."peace_until" is null) and "worlds"."peace_until" > "worlds"."peace_from");--> statement-breakpoint
ALTER TABLE "worlds" ADD CONSTRAINT "worlds_maintenance" CHECK (("worlds"."maintenance_from" is not null or "worlds"."maintenance_until" is null) and ("worlds"."maintenance_until" is null or "worlds"."maintenance_until" > "worlds"."maintenance_from"));