/** Of so many days strangers' first messages are counted. */
export const ANSWER_DAYS = 90
/** Answered within so many hours is answered; before that, silence counts for nothing yet. */
export const ANSWER_HOURS = 48
/** Of fewer nothing is said: one slow or quick answer is no rule. */
export const ANSWERS_LEAST = 3
