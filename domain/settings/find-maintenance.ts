import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { settingChange } from './schema.server.ts'

type MaintenanceBegun = { since: Date; reason: string }

/** Since when the marketplace is closed, and what the administrator who closed it gave as the reason. */
export async function findMaintenance(db: Db): Promise<MaintenanceBegun | undefined> {
  const [begun] = await db
    .select({ since: settingChange.effectiveAt, reason: settingChange.reason })
    .from(settingChange)
    .where(and(eq(settingChange.key, 'maintenance'), eq(settingChange.value, true)))
    .orderBy(desc(settingChange.id))
    .limit(1)
  return begun
}
