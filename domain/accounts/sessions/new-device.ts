/** What notifications of a new device are about: those of one device stand together, and are answered together. */
export const newDevice = (device: string): string => `new-device:${device}`
