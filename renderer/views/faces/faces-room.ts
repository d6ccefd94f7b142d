import './faces-room.css';

/** A room in the page where faces are laid out and nobody sees, hears or reaches them. */
export function facesRoom(className: string): HTMLElement {
  const room = document.createElement('div');
  room.className = `${className} faces-room`;
  room.ariaHidden = 'true';
  room.inert = true;
  document.body.append(room);
  return room;
}
