import type { DataOfMember } from './load-data.ts'

export type DataSectionProps = { data: DataOfMember }
