export const ROW_SHELF = '-mx-2 grid grid-cols-1 gap-x-6 gap-y-1 lg:grid-cols-2'
