import { sql } from 'drizzle-orm'
import type { CountedService } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** What was counted goes into the figures that stand beside a service. */
export async function addSeen(tx: Transaction, counted: readonly CountedService[]): Promise<void> {
  if (counted.length === 0) return
  await tx.db.execute(sql`
    with counted as (
      select * from json_to_recordset(${JSON.stringify(counted)}::json)
        as counted("serviceId" uuid, impressions int, views int)
    ), locked as (
      select service_id, counted.impressions, counted.views
      from service_figures join counted on counted."serviceId" = service_figures.service_id
      order by service_id for update of service_figures
    )
    update service_figures set
      impressions_count = impressions_count + locked.impressions,
      views_count = views_count + locked.views
    from locked where service_figures.service_id = locked.service_id`)
}
