import type { ShouldRevalidateFunctionArgs } from 'react-router'

const CONFLICT = 409

/**
 * Somebody was faster: what is typed goes on from what they did, which the page does not know yet. For `shouldRevalidate` of pages
 * whose forms say what they were based on: with script nothing is read anew after a refusal.
 */
export const readAnewOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus === CONFLICT || defaultShouldRevalidate
