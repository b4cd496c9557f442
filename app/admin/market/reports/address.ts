export const REPORTS = '/admin/market/reports'
