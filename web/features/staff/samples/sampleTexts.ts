export const LONG_TITLE = 'The night the river forgot its name and every window in the town began to hum along, slowly'
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
