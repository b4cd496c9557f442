export const HERE = '/my/my-stats'
