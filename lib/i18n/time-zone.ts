/** Algeria, at UTC+1 all year: the zone of every date shown, whatever the visitor's. */
export const NAMED_TIME_ZONE = 'Africa/Algiers';
export const UTC_OFFSET = '+01:00';
/** For formatting. Not the named zone, which had other offsets before 1981 and would show older dates on the day before. */
export const TIME_ZONE = 'Etc/GMT-1';
