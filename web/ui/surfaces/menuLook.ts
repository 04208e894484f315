export const menuPopupLook = [
  'max-h-(--available-height) origin-(--transform-origin) overflow-y-auto rounded-card border border-hairline bg-raised',
  'p-1.5 text-base text-text shadow-float outline-none transition duration-120',
  'data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0',
].join(' ')

export const menuItemLook = [
  'flex h-10 w-full items-center gap-3 rounded-control px-3 text-left outline-none select-none pointer-coarse:h-11',
  'data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:not-data-disabled:bg-high',
].join(' ')
