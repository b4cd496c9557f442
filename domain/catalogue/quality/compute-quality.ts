import { sql, type SQL } from 'drizzle-orm'
import { touchDocuments } from '#domain/search/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { shownSince } from '../life/shown-since.ts'
import {
  CONVERSION_WHOLE,
  NEWCOMER_DAYS,
  PRIOR_COMPLETION,
  PRIOR_CONVERSION,
  PRIOR_DEALS,
  PRIOR_ON_TIME,
  PRIOR_RATING,
  PRIOR_RESPONSE,
  PRIOR_REVIEWS,
  PRIOR_VIEWS,
  PROVEN_LEAST,
  PROVEN_RATING,
  PROVEN_REVIEWS,
  qualityWeights,
  RECENCY_DAYS,
  UNRATED_MOST,
} from './quality-rules.ts'

/** Works out the quality of these services anew, as after a review; search hears of those that it changed. */
export async function refreshQuality(tx: Transaction, serviceIds: readonly string[]): Promise<void> {
  if (serviceIds.length === 0) return
  const which = sql`service.id = any(${sql.param([...serviceIds])}::uuid[])`
  await touchDocuments(tx, 'service', await computeQuality(tx.db, tx.now, which))
}

/**
 * The quality of the services after a given one, in the order of ids; tells the last, or nothing when there are no more.
 * Search is not told: the whole index is built anew afterwards.
 */
export async function refreshQualityAfter(
  tx: Transaction,
  after: string | undefined,
  most: number,
): Promise<string | undefined> {
  const { rows } = await tx.db.execute<{ last: string | null }>(sql`
    select max(id::text) as last from (
      select id from service where state in ('published', 'paused') ${after ? sql`and id > ${after}::uuid` : sql``}
      order by id limit ${most}) as batch`)
  const last = rows[0]?.last ?? undefined
  if (last === undefined) return undefined
  const from = after ? sql`service.id > ${after}::uuid and ` : sql``
  await computeQuality(
    tx.db,
    tx.now,
    sql`${from}service.id <= ${last}::uuid and service.state in ('published', 'paused')`,
  )
  return last
}

/**
 * The published parts as one statement over a set of services: the same figures for one as for a million. Whatever moved
 * by a hundredth joins the history. Tells which changed.
 */
async function computeQuality(db: Db | DrizzleTransaction, now: Date, which: SQL): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const days = (since: SQL) => sql`greatest(extract(epoch from ${at} - ${since}) / 86400, 0)`
  const { rows } = await db.execute<{ id: string }>(sql`
    with counted as (
      select service.id, jsonb_build_object(
        'rating', round((((coalesce(f.rating_sum, 0) / 100.0 + ${PRIOR_RATING * PRIOR_REVIEWS}::numeric)
          / (coalesce(f.rating_count, 0) + ${PRIOR_REVIEWS}::numeric)) - 1) / 4, 4),
        'completion', round((coalesce(f.completed_count, 0) + ${PRIOR_COMPLETION * PRIOR_DEALS}::numeric)
          / (coalesce(f.completed_count, 0) + coalesce(f.failed_count, 0) + ${PRIOR_DEALS}::numeric), 4),
        'onTime', round(least((coalesce(f.on_time_count, 0) + ${PRIOR_ON_TIME * PRIOR_DEALS}::numeric)
          / (coalesce(f.completed_count, 0) + ${PRIOR_DEALS}::numeric), 1), 4),
        'response', round(coalesce(standing.response_basis_points / 10000.0, ${PRIOR_RESPONSE}::numeric), 4),
        'recency', round((1 - least(${days(sql`coalesce(${shownSince}, service.changed_at)`)} / ${RECENCY_DAYS}::numeric, 1))::numeric, 4),
        'conversion', round(least((coalesce(f.orders_count, 0) + ${PRIOR_CONVERSION * PRIOR_VIEWS}::numeric)
          / (coalesce(f.views_count, 0) + ${PRIOR_VIEWS}::numeric) / ${CONVERSION_WHOLE}::numeric, 1), 4),
        'newcomer', round((1 - least(${days(sql`coalesce(service.published_at, ${at})`)} / ${NEWCOMER_DAYS}::numeric, 1))::numeric, 4)
      ) as parts, coalesce(f.rating_count, 0) as reviews, coalesce(f.rating_sum, 0) / 100.0 as stars
      from service
      left join service_version on service_version.id = service.live_version_id
      left join service_figures f on f.service_id = service.id
      left join member_standing standing on standing.member_id = coalesce(service.team_id, service.seller_id)
      where ${which}
    ), weighed as (
      select id, parts, (case
        when reviews = 0 then least(${weighed()}, ${UNRATED_MOST}::numeric)
        when reviews >= ${PROVEN_REVIEWS} and stars >= reviews * ${PROVEN_RATING}::numeric
          then greatest(${weighed()}, ${PROVEN_LEAST}::numeric)
        else ${weighed()} end)::real as quality
      from counted
    ), told as (
      insert into service_quality (service_id, day, quality, parts)
      select weighed.id, (${at} at time zone 'UTC')::date, weighed.quality, weighed.parts
      from weighed left join service_figures f on f.service_id = weighed.id
      where f.quality_parts is null or round(f.quality::numeric, 2) <> round(weighed.quality::numeric, 2)
      order by weighed.id
      on conflict (service_id, day) do update set quality = excluded.quality, parts = excluded.parts
    )
    insert into service_figures (service_id, quality, quality_parts, computed_at)
    select id, quality, parts, ${at} from weighed order by id
    on conflict (service_id) do update
      set quality = excluded.quality, quality_parts = excluded.quality_parts, computed_at = excluded.computed_at
      where service_figures.quality_parts is distinct from excluded.quality_parts
    returning service_id as id`)
  return rows.map(({ id }) => id)
}

function weighed(): SQL {
  const parts = Object.entries(qualityWeights).map(
    ([part, weight]) => sql`(parts->>${sql.raw(`'${part}'`)})::numeric * ${weight}::numeric`,
  )
  return sql.join(parts, sql` + `)
}
