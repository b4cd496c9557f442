import type { Figure } from '#domain/analytics/index.ts'

type Column = { figure: Figure; head: string; isMoney?: true }

/** The figures of a file, in the order of the page. Sums that can be added up; rates are for the reader to make. */
export const csvColumns: readonly Column[] = [
  { figure: 'asked', head: 'Asked' },
  { figure: 'ordered', head: 'Ordered' },
  { figure: 'ordered_again', head: 'Ordered by buyers who came back' },
  { figure: 'earned', head: 'Earned', isMoney: true },
  { figure: 'completed', head: 'Completed' },
  { figure: 'cancelled_seller', head: 'Cancelled by my fault' },
  { figure: 'cancelled_both', head: 'Cancelled by the fault of both' },
  { figure: 'cancelled_buyer', head: 'Cancelled by the buyer’s fault' },
  { figure: 'cancelled_neither', head: 'Cancelled by nobody’s fault' },
  { figure: 'answered', head: 'Answered' },
  { figure: 'answered_in_time', head: 'Answered within 48 hours' },
  { figure: 'due', head: 'Deliveries' },
  { figure: 'on_time', head: 'Deliveries on time' },
  { figure: 'reviews', head: 'Reviews' },
  { figure: 'rating', head: 'Rating, sum in hundredths of a star' },
  { figure: 'communication', head: 'Communication, sum of stars' },
  { figure: 'quality', head: 'Quality, sum of stars' },
  { figure: 'timing', head: 'Timing, sum of stars' },
  { figure: 'proposals_sent', head: 'Proposals sent' },
  { figure: 'proposals_read', head: 'Proposals read' },
  { figure: 'proposals_won', head: 'Proposals won' },
  { figure: 'spent', head: 'Spent', isMoney: true },
  { figure: 'bought', head: 'Deals begun as a buyer' },
  { figure: 'bought_completed', head: 'Deals completed as a buyer' },
  { figure: 'answers_due', head: 'Deliveries to answer' },
  { figure: 'answers_in_time', head: 'Deliveries answered in time' },
  { figure: 'projects_over', head: 'Projects ended' },
  { figure: 'projects_hired', head: 'Projects with somebody hired' },
]
