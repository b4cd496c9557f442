import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { categoryReading } from '../schema.server.ts'
import { COUNTED_LEAST, type Distribution } from './distribution.ts'

/** What such work costs here, all of it counted: 'half of 214 lie between low and high'. */
export type PriceFigures = Distribution & { lowMinor: number; highMinor: number }
export type DayFigures = Distribution & { low: number; high: number }

/** Prices of a category's published services and of what was finished in the last twelve months; null where they are too few to say anything. */
export async function findPriceFigures(db: Db, categoryId: string): Promise<PriceFigures | null> {
  const prices = (await findRow(db, categoryId))?.prices
  if (!prices || prices.count < COUNTED_LEAST) return null
  return { ...prices, lowMinor: prices.quarter, highMinor: prices.threeQuarters }
}

/** The same of days. */
export async function findDayFigures(db: Db, categoryId: string): Promise<DayFigures | null> {
  const days = (await findRow(db, categoryId))?.days
  if (!days || days.count < COUNTED_LEAST) return null
  return { ...days, low: days.quarter, high: days.threeQuarters }
}

async function findRow(db: Db, categoryId: string) {
  const [row] = await db
    .select({ prices: categoryReading.prices, days: categoryReading.days })
    .from(categoryReading)
    .where(eq(categoryReading.categoryId, categoryId))
  return row
}
