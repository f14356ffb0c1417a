// Fields with a calendar. Dates that are typed only, and texts of dates, stand in the root.

export { DateField, type DateFieldProps } from '../forms/date-field/date-field';
export {
  DateRange,
  type DateRangeEnd,
  type DateRangeProps,
  type DateRangeValue,
} from '../forms/date-range/date-range';
export { DatetimeField, type DatetimeFieldProps } from '../forms/datetime-field/datetime-field';
export { MonthField, type MonthFieldProps } from '../forms/month-field/month-field';
export { WeekField, type WeekFieldProps } from '../forms/week-field/week-field';
