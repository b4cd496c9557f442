import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Vector, vectorOf } from '#platform/meaning/vector.ts'

/** All that a candidate is judged by, from one look by key. */
export type JudgedService = {
  id: string
  sellerId: string
  teamId: string | null
  categoryId: string
  priceFromMinor: number
  deliveryDays: number
  quality: number
  ratingSum: number
  ratingCount: number
  completedCount: number
  onTimeCount: number
  titleWords: string[]
  labelWords: string[]
  vector: Vector | undefined
}

type Row = Omit<JudgedService, 'vector'> & { vector: Buffer | null }

/** Of these, those that everyone may see. */
export async function readCandidates(
  db: Db,
  ids: readonly string[],
  model: string,
): Promise<JudgedService[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select service.id, service.seller_id as "sellerId", service.team_id as "teamId", service.category_id as "categoryId",
      service.price_from_minor::float8 as "priceFromMinor", service.delivery_days as "deliveryDays",
      coalesce(figures.quality, 0) as quality, coalesce(figures.rating_sum, 0) as "ratingSum",
      coalesce(figures.rating_count, 0) as "ratingCount", coalesce(figures.completed_count, 0) as "completedCount",
      coalesce(figures.on_time_count, 0) as "onTimeCount",
      coalesce(reading.title_words, '{}') as "titleWords", coalesce(reading.label_words, '{}') as "labelWords",
      case when reading.model = ${model} then reading.vector end as vector
    from unnest(${sql.param([...ids])}::uuid[]) as asked(id)
    join service on service.id = asked.id
    left join service_figures figures on figures.service_id = service.id
    left join text_reading reading on reading.kind = 'service' and reading.subject_id = service.id
    where service.state = 'published' and not service.is_seller_hidden and service.category_id is not null`)
  return rows.map(({ vector, ...row }) => ({ ...row, vector: vectorOf(vector) }))
}
