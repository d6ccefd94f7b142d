import './faces-room.css';

/** An offscreen container in which faces are laid out, hidden from assistive technology. */
export function offscreenContainer(className: string): HTMLElement {
  const room = document.createElement('div');
  room.className = `${className} faces-room`;
  room.ariaHidden = 'true';
  room.inert = true;
  document.body.append(room);
  return room;
}
