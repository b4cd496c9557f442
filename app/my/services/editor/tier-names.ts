import type { PackageTier } from '#domain/catalogue/service-content.ts'

export const tierNames: Record<PackageTier, string> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
}
