/** How a carousel moves. Times in milliseconds; `visible` is by the least width of the window, in pixels. */
export interface Pace {
  rest: number;
  speed: number;
  visible: Record<number, number>;
}

export const blogPace: Pace = { rest: 5000, speed: 600, visible: { 0: 1, 768: 2 } };
export const partnerPace: Pace = { rest: 2500, speed: 800, visible: { 0: 1, 480: 2, 768: 3, 1024: 4 } };
