import { sql, type SQL } from 'drizzle-orm'
import type {
  RecommendedPerson,
  RecommendedProject,
  RecommendedService,
} from '#domain/recommendations/index.ts'
import type { Interest } from '#domain/recommendations/recommendation-rules.ts'
import type { Db } from '#platform/db/database.ts'

const holds = async (db: Db, question: SQL): Promise<boolean> => {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select (${question}) as holds`)
  return rows[0]?.holds === true
}

/** Whoever did this about a service, as the tables of the facts say it. */
const whoDid = (how: Interest, serviceId: SQL): SQL =>
  ({
    viewed: sql`select member_id from viewed_service where service_id = ${serviceId}`,
    kept: sql`select member_id from favourite where kind = 'service' and subject_id = ${serviceId}`,
    ordered: sql`select buyer_id from deal where service_id = ${serviceId} and accepted_at is not null
      and state not in ('cancelled', 'declined', 'withdrawn', 'expired')`,
  })[how]

/** Whether what the line of a service says is so: asked of the facts, not of what was learned. */
export function isTrueOfService(db: Db, memberId: string, { card, reason }: RecommendedService) {
  switch (reason.kind) {
    case 'others': {
      const { seed, did, people } = reason
      const anyhow = sql.join(
        (['viewed', 'kept', 'ordered'] as const).map((how) => whoDid(how, sql`${seed.id}::uuid`)),
        sql` union `,
      )
      return holds(
        db,
        sql`${memberId}::uuid in (${whoDid(seed.how, sql`${seed.id}::uuid`)}) and (
          select count(distinct member_id) >= ${people} from (${whoDid(did, sql`${card.id}::uuid`)}) as did(member_id)
          where member_id in (${anyhow}))`,
      )
    }
    case 'category':
      return holds(
        db,
        sql`(select count(*) >= ${reason.count} from service where category_id = ${reason.categoryId}
              and ${memberId}::uuid in (${whoDid(reason.how, sql`service.id`)}))
            and (select category_id = ${reason.categoryId} from service where id = ${card.id})`,
      )
    case 'interest':
    case 'best':
      return holds(
        db,
        sql`(select ${reason.categoryId}::uuid = any(line_ids) from service
              join category on category.id = service.category_id where service.id = ${card.id})
            and (${reason.kind} = 'best' or exists (
              select from learning_choice where member_id = ${memberId} and ${reason.categoryId}::uuid = any(interests)))`,
      )
  }
}

export const isTrueOfProject = (db: Db, memberId: string, { card, fit }: RecommendedProject) =>
  holds(
    db,
    sql`(${fit.category === null} or exists (select from service
          where seller_id = ${memberId} and state = 'published' and category_id = ${card.categoryId}
            and (${fit.coveredFromMinor}::bigint is null or price_from_minor = ${fit.coveredFromMinor})))
        and (${fit.coveredFromMinor}::bigint is null or ${card.budgetMaxMinor}::bigint >= ${fit.coveredFromMinor})
        and (select lower(skills::text)::text[] @> lower(${sql.param(fit.skills)}::text[]::text)::text[]
              from member where id = ${memberId})
        and ${fit.completed} <= (select count(*) from deal where seller_id = ${memberId} and state = 'completed')`,
  )

export const isTrueOfPerson = (db: Db, memberId: string, { card, fit, project }: RecommendedPerson) =>
  holds(
    db,
    sql`exists (select from service join project on project.id = ${project.id}
          where service.id = ${card.id} and service.title = ${fit.offers.title} and service.state = 'published'
            and project.category_id = service.category_id and project.owner_id = ${memberId})
        and (select lower(skills::text)::text[] @> lower(${sql.param(fit.skills)}::text[]::text)::text[]
              from member where id = ${card.seller.id})
        and ${fit.deals} <= (select count(*) from deal
          where seller_id = ${card.seller.id} and buyer_id = ${memberId} and state = 'completed')`,
  )
