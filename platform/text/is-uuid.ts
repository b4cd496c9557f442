const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether it can be the id of a row: anything else is not asked for, because PostgreSQL would refuse it. */
export const isUuid = (text: string): boolean => UUID.test(text)
