// Small signs of the map, around 0,0.

import type { TransportId } from './view';

/** A worker, about 10 wide and 17 high, standing on 0. */
export const FIGURE =
  'M-5 0V-5.500Q-5 -9.500 0 -9.500T5 -5.500V0ZM-3.600 -12.200a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0 -7.200 0Z';
export const SHIELD = 'M0 -9L8 -6V1Q8 8 0 12Q-8 8 -8 1V-6Z';
/** A cog, for a technology. */
export const COG =
  'M-2.200 -11H2.200L3 -7.800L5.600 -6.700L8.400 -8.400L11 -5.400L9 -2.800L9.600 0L9 2.800L11 5.400L8.400 8.400L5.600 6.700L3 7.800L2.200 11H-2.200L-3 7.800L-5.600 6.700L-8.400 8.400L-11 5.400L-9 2.800L-9.600 0L-9 -2.800L-11 -5.400L-8.400 -8.400L-5.600 -6.700L-3 -7.800ZM0 -3.600A3.600 3.600 0 1 0 0 3.600A3.600 3.600 0 1 0 0 -3.600Z';
/** A hand that takes, for a raid that is supplied; a broken bolt, for sabotage. */
export const TAKES = 'M-9 -2H2V-8L11 1L2 10V4H-9Z';
export const BROKEN = 'M-8 -8L8 8M8 -8L-8 8';
export const CARD = 'M-7 -10H7V10H-7ZM-3 -5H3M-3 0H3M-3 5H1';
export const CUFFS =
  'M-11 1a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM1 1a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM-4 -4Q0 -8 4 -4';

/** Seen from the side, heading right, about 30 wide, standing on 0. */
export const VEHICLE: Record<TransportId, string> = {
  train:
    'M-14 -4V-17H-3V-11H8V-15H11V-11H13Q15 -9 15 -4ZM-12 -3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM-2 -3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM7 -3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM-11.500 -15V-11H-6V-15Z',
  'electric-vehicle':
    'M-15 -3V-8L-10 -9.500L-6 -15H5L10 -9.500L15 -7.500V-3ZM-11 -3a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0ZM5 -3a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0ZM-6.500 -10H-1V-13.500H-4.500ZM1 -10H7L4 -13.500H1Z',
  quadcopter:
    'M-15 -15H-4V-13H-8V-11H-4Q0 -14 4 -11H8V-13H4V-15H15V-13H10V-9H6Q5 -5 0 -5T-6 -9H-10V-13H-15ZM-6 -4L-8 0H-6.500L-4.500 -4ZM6 -4L8 0H6.500L4.500 -4Z',
};
